import { homeIn } from '../../kit/home-evening.ts';
import type { Scene } from '../../poster.ts';

/** The hero of the home page in fall: red trees and gold grass. */
export const scene: Scene = { name: 'hero-home-maples', draw: () => homeIn('fall') };
