import type { Scene } from '../../poster.ts';
import { homeIn } from './hero-home-bluebonnets.ts';

/** The hero of the home page in winter: frost and lights. */
export const scene: Scene = { name: 'hero-home-frost', draw: () => homeIn('winter') };
