/** False if the owner says nothing of dogs, or says no in one of the ways that people do. */
export function welcomesDogs(said: string | undefined): boolean {
  return said !== undefined && !NO_DOGS.test(said);
}

/** "No extra fee" and "No more than two" say yes, and so does a "not" after what may come. */
const NO_DOGS =
  /^(?:no|none|never|sorry|unfortunately)\b(?! more than| (?:\w+ )?(?:fee|charge))|\bno (?:dogs|pets)\b|^[^,.;]*(?:\b(?:can)?not\b|n[’']t\b)/i;

/** True only if the owner plainly says so: who comes in a wheelchair can't pass what is in doubt. */
export function isStepFree(said: string | undefined): boolean {
  return said !== undefined && STEP_FREE.test(said);
}

const STEP_FREE =
  /^(?!.*(?:\bnot\b|n[’']t\b))(?:yes|(?:fully )?step[- ]?free|(?:no|without) steps|(?:by )?(?:a )?ramp|level)\b/i;
