import { homeIn } from '../../kit/home-evening.ts';
import type { Scene } from '../../poster.ts';

/** The hero of the home page in spring: bluebonnets and paintbrush. */
export const scene: Scene = { name: 'hero-home-bluebonnets', draw: () => homeIn('spring') };
