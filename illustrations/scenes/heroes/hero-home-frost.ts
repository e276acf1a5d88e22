import { homeIn } from '../../kit/home-evening.ts';
import type { Scene } from '../../poster.ts';

/** The hero of the home page in winter: frost and lights. */
export const scene: Scene = { name: 'hero-home-frost', draw: () => homeIn('winter') };
