import { cpSync } from 'node:fs';
import { PictureSurvey } from '../../src/content/pictures/picture-survey.ts';

/** What the pictures of content/ measure: measuring them takes longer than the rest of a start. */
const MEASURED = 'node_modules/.cache/guide-servers';

let measured: Promise<unknown> | undefined;

/** Measures the pictures, unless an earlier run has. */
async function measurePictures(): Promise<void> {
  measured ??= PictureSurvey.remembering(MEASURED).read('content/images');
  await measured;
}

/** Copies the measurements into a new folder, as the server's or a command's notes. */
export async function copyMeasurements(folder: string): Promise<void> {
  await measurePictures();
  cpSync(MEASURED, folder, { recursive: true });
}

/** Vitest's global setup: no test copies the measurements while another one writes them. */
export const setup = measurePictures;
