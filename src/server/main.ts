import { runGuide } from './run-guide.ts';
import { serve } from './serve.ts';

await runGuide(serve);
