import { MONTHS } from '../../model/day/calendar-names.ts';
import type { SearchDocument, Trait } from './search-document.ts';

/** The words that a place with a trait is found by. Synonyms are in content/pages/search.yaml. */
const FOUND_BY: Readonly<Record<Trait, string>> = {
  children: 'children family',
  dogs: 'dogs',
  stepFree: 'wheelchair accessible',
  free: 'free',
  reserve: 'reservation',
  indoors: 'indoors rain',
};

/** A document's traits and months as words to find it by; the whole year has none. */
export function factWords({
  traits = [],
  months = [],
}: Partial<Pick<SearchDocument, 'traits' | 'months'>>): string {
  const names = months.length === 12 ? [] : months.map((month) => MONTHS[month - 1]);
  return [...traits.map((trait) => FOUND_BY[trait]), ...names].join(' ');
}

/** The first word that a place with the trait is found by, and its synonyms. */
export function traitWord(trait: Trait): string {
  return FOUND_BY[trait].replace(/ .*/u, '');
}

/** What the guide knows of places, in the words of visitors; what of them pages are found by, as `said`. */
export const TRAIT_WORDS: readonly (readonly [trait: Trait, words: RegExp])[] = [
  [
    'children',
    /\b(?:(?:good |great |fun |things to do )?(?:with|for) )?(?:(?:a|my|our|the|small|little|young|two|three|four|five|\d) )*(?:(?<said>kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|famil(?:y|ies)|teens?|teenagers?|infants?|(?<!cow )(?:boys?|girls?)(?! (?:trip|night|weekend|getaway|day)s?\b)|grandkids|grandchild(?:ren)?|sons?|daughters?)|little ones|(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](?:years?|yrs?)[- ]olds?)\b(?:[ -](?:friendly|welcome))?/giu,
  ],
  [
    'dogs',
    /(?<!\b(?:hot|corn|prairie) )\b(?:(?:with|for|bring(?:ing)?) )?(?:(?:a|my|our|the) )*(?<said>dogs?|pups?|pupp(?:y|ies)|pets?(?! (?:policy|fee|rent|deposit)))\b(?:[ -](?:friendly|allowed|welcome|ok))?/giu,
  ],
  [
    'dogs',
    /\b(?:(?:with|for|bring(?:ing)?) )?(?:(?:a|my|our|the|small|little|big|old) )*(?:golden retriever|labrador|(?<=\b(?:my|our|two|black|yellow|chocolate) )(?:lab|boxer)|(?:german|australian) shepherd|aussie|doodle|goldendoodle|poodle|chihuahua|dachshund|weiner dog|beagle|bulldog|frenchie|pit ?bull|husky|corgi|terrier|yorkie|rottweiler|great dane|heeler|border collie|shih ?tzu|doggie|doggy|doggo)s?\b/giu,
  ],
  [
    'stepFree',
    /\b(?:(?:in|with|for|by) )?(?:(?:a|my|our|the) )*(?<said>wheel ?chairs?|step[ -]?free|handicap(?:ped)?|(?:wheelchair )?accessib(?:le|ility)|disab(?:led|ility)|ada|strollers?)\b(?:[ -](?:accessible|friendly|ok))?/giu,
  ],
  [
    'stepFree',
    /\b(?:(?:in|with|for|uses?|on|has|have|having) )?(?:(?:a|my|his|her) )*(?:can(?:no|['’]?)t (?:really )?walk(?: (?:very |too |that )?(?:far|much|well|long))?|(?:trouble|difficulty|hard time) walking|bad (?:knees?|hips?|legs?|back)|limited mobility|walker|cane|crutches|rollator)\b/giu,
  ],
  [
    'free',
    /(?<!(?:[\p{L}]-|\b(?:cabins?|days?|dates?|nights?|gluten|smoke|sugar|dairy|step|hands|car|fat|alcohol) ))\b(?:for |with )?(?:free(?: of charge| (?:entry|admission|entrance))?(?![ -](?:cabins?|dates?|nights?|parking|wi-?fi|range|days?|cancel))|no (?:charge|fee|entrance fee|admission))\b(?!-)/giu,
  ],
  [
    'indoors',
    /(?<!\b(?:after|since|before|much|more|recent|heavy|of)(?: the| a| heavy| last)? )\b(?:(?:when|if|in|while|for|on) )?(?:(?:it|the|a|is) |it['’]?s )*(?:(?<said>rain(?:s|y|ing)?|indoors?)(?: days?)?|wet days?|bad weather|storm(?:y|s|ing)?)\b/giu,
  ],
];

const NO =
  "(?:no|without|avoid(?:ing)?|zero|do(?:es)?n['’]?t (?:need|require|have)|not (?:need|requir)(?:e|ing)?)(?: (?:having|needing|need|have) to)?(?: (?:a|an|any|the|lots of|many|too many|much))?";

/** A "no" that asks for what the guide knows, each with the guide's word for it. */
export const INSTEAD: readonly (readonly [trait: Trait, words: RegExp, said: string])[] = [
  [
    'stepFree',
    new RegExp(
      `\\b${NO} (?:(?:climb(?:ing)?|walk(?:ing)?) )?(?:steps?|stairs?|stairways?|staircases?)\\b`,
      'giu',
    ),
    'step-free',
  ],
  [
    'free',
    new RegExp(
      `\\b(?:${NO} (?:(?:entry|entrance|admission|parking|park|cover) )?(?:fees?|charges?|admission|cover|cost|costs|money|paying|tickets?)|costs? nothing|do(?:es)?(?:n['’]?t| not) cost (?:anything|a thing|any money)|nothing to pay|free of cost)\\b`,
      'giu',
    ),
    'free',
  ],
];

/** A "no" that asks for what doesn't have something. */
export const REFUSALS: readonly (readonly [trait: Trait, words: RegExp])[] = [
  [
    'reserve',
    new RegExp(
      `\\b(?:${NO} (?:reserv(?:ation|e|ing)s?|booking|book(?:ing)?(?: (?:ahead|first))?|appointments?)(?: (?:needed|required|necessary))?|walk[- ]?ins?|first[ -]come(?:,? first[ -]served?)?|just show up)\\b`,
      'giu',
    ),
  ],
  ['dogs', new RegExp(`\\b${NO} (?:dogs?|pets?)(?: allowed)?\\b|\\bdog[- ]free\\b`, 'giu')],
  [
    'children',
    new RegExp(
      `\\b(?:${NO} (?:kids?|child(?:ren)?|bab(?:y|ies))(?: allowed)?|adults?[- ]only|kid[- ]free|child[- ]free)\\b`,
      'giu',
    ),
  ],
  ['indoors', /\b(?:not|no) indoors?\b/giu],
];
