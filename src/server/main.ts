import { runGuide } from './process/run-guide.ts';
import { serve } from './process/serve.ts';

await runGuide(serve);
