/** `npm run build`: builds the browser's files, the programs and the pictures, whether anything has changed or not. */
import { build } from './prepare.mjs';

build();
