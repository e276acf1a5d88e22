import type { Scene } from '../../poster.ts';
import { homeIn } from './hero-home.ts';

/** The hero of the home page in summer: fireflies over green grass. */
export const scene: Scene = { name: 'hero-home-summer', draw: () => homeIn('summer') };
