import type { Scene } from '../../poster.ts';
import { homeIn } from './hero-home-bluebonnets.ts';

/** The hero of the home page in fall: red trees and gold grass. */
export const scene: Scene = { name: 'hero-home-maples', draw: () => homeIn('fall') };
