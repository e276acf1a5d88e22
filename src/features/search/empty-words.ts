import { tokensIn } from './tokens.ts';

/** Words that say nothing about what is looked for, as the index would have them. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  tokensIn(
    'a about activity activities after all also am an and any anybody anyone anywhere are around as at be been best by can cant close could did do does dont ' +
      'for from get go good had has have hi hello hey hows how i id im in into is isnt it its just kind let lets like lot me my ' +
      'near nearby nearest closest need of off on only or our ours out place please s should so some somebody someone something somewhere sort such t take than that ' +
      'the their them then there these they thing this those to too u us use very visit wanna want was we were weve what whats ' +
      'when where wheres which while who whos will with wont would you youre your exactly tell show really actually ' +
      'much many anything everything happening going idea stuff fun cool nice great best top ok okay possible looking find ' +
      'see more most other else one ones still know come comes recommend recommendation suggestion suggest ' +
      'look texas tx start begin here staying coming heading planning ' +
      'if but because been being ever already yet maybe thank thanks each every guys gonna time doing done seen happens ' +
      'super totally quite up extremely absolutely definitely watch over via during until till past ' +
      'love loves want wants likes little yourself myself ourselves nobody everybody everyone enough ' +
      'wife husband hubby mom dad parents grandma grandpa girlfriend boyfriend friend fiance sister brother cousin aunt uncle half end within besides before might joint joints kinda gotta pretty own deadline wat wats wut pls plz ' +
      'no not non without avoid avoiding except ' +
      'quien quienes al algo alguna cerca como con cual cuales cuando cuanto cuanta cuantos de del donde el en es esta este hacer hay ir la las los lugar lugares mi muy ' +
      'nuestro o para podemos por puedo que queremos quiero se ser si sobre su tiene tienen un una unos y mas mejor mejores bueno buena hoy ' +
      'estan estamos son somos hacen hago haces puede pueden necesito necesitamos tengo tenemos vamos nos les le lo te yo busco buscamos ver voy ni pero porque cada todo toda todos todas alguien aqui alli sitio sitios cosas ay ke kiero aser asta pa dia dias ano hora sus nos nuestra nuestros nuestras les hola gracias favor quisiera quisieramos gustaria conocer llevo llevar traer vengo venimos viene',
  ).map(({ word }) => word),
);

/** What all of the guide is about. */
export const EVERYWHERE = 'hill country';

/** True if the word, as the index has it, says nothing about what is looked for. */
export function isEmpty(word: string): boolean {
  return word === EVERYWHERE || EMPTY_WORDS.has(word);
}

/** What follows one of these isn't wanted. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'non',
  'without',
  'avoid',
  'avoiding',
  'except',
]);
