import { homeIn } from '../../kit/home-evening.ts';
import type { Scene } from '../../poster.ts';

/** The hero of the home page in summer: fireflies over green grass. */
export const scene: Scene = { name: 'hero-home-fireflies', draw: () => homeIn('summer') };
