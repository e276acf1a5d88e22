import type { Trait } from './search-document.ts';

/** What the guide knows of places, in the words of visitors. */
export const TRAIT_WORDS: readonly (readonly [trait: Trait, words: RegExp])[] = [
  [
    'children',
    /\b(?:(?:good |great |fun |things to do )?(?:with|for) )?(?:(?:a|my|our|the|small|little|young|two|three) )*(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|famil(?:y|ies)|teens?|teenagers?|grandkids|grandchild(?:ren)?|sons?|daughters?)\b(?:[ -](?:friendly|welcome))?/giu,
  ],
  [
    'dogs',
    /(?<!\b(?:hot|corn|prairie) )\b(?:(?:with|for|bring(?:ing)?) )?(?:(?:a|my|our|the) )*(?:dogs?|pups?|pupp(?:y|ies)|pets?(?! (?:policy|fee|rent|deposit)))\b(?:[ -](?:friendly|allowed|welcome|ok))?/giu,
  ],
  [
    'stepFree',
    /\b(?:(?:in|with|for|by) )?(?:(?:a|my|our|the) )*(?:wheel ?chairs?|step[ -]?free|handicap(?:ped)?|(?:wheelchair )?accessib(?:le|ility)|disab(?:led|ility)|ada|strollers?)\b(?:[ -]accessible)?/giu,
  ],
  [
    'free',
    /(?<!(?:[\p{L}]-|\b(?:gluten|smoke|sugar|dairy|step|hands|car|fat|alcohol) ))\b(?:for |with )?(?:free(?: of charge| (?:entry|admission|entrance))?(?![ -](?:parking|wi-?fi|range|days?|cancel))|no (?:charge|fee|entrance fee|admission))\b(?!-)/giu,
  ],
  [
    'indoors',
    /\b(?:(?:when|if|in|while|for|on) )?(?:(?:it|the|a|is) |it['’]?s )*(?:rain(?:s|y|ing)?(?: days?)?|indoors?|wet days?|bad weather|storm(?:y|s|ing)?)\b/giu,
  ],
];
