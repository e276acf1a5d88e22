/** False if the owner says nothing about dogs, or declines them in a common way. */
export function welcomesDogs(said: string | undefined): boolean {
  return said !== undefined && !NO_DOGS.test(said);
}

/** "No extra fee" and "No more than two" mean yes, as does a "not" in a later clause. */
const NO_DOGS =
  /^(?:no|none|never|sorry|unfortunately)\b(?! more than| (?:\w+ )?(?:fee|charge))|\bno (?:dogs|pets)\b|^[^,.;]*(?:\b(?:can)?not\b|n[’']t\b)/i;

/** True only for a plain yes: a guest in a wheelchair can't rely on a doubtful answer. */
export function isStepFree(said: string | undefined): boolean {
  return said !== undefined && STEP_FREE.test(said);
}

const STEP_FREE =
  /^(?!.*(?:\bnot\b|n[’']t\b))(?:yes|(?:fully )?step[- ]?free|(?:no|without) steps|(?:by )?(?:a )?ramp|level)\b/i;
