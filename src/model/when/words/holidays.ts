/** Holidays as rules, without apostrophes and "day"; Easter is computed. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  'new years': 'january 1',
  'martin luther king': 'third monday of january',
  'martin luther king jr': 'third monday of january',
  mlk: 'third monday of january',
  valentines: 'february 14',
  presidents: 'third monday of february',
  'texas independence': 'march 2',
  'st patricks': 'march 17',
  'mardi gras': '47 days before easter',
  'ash wednesday': '46 days before easter',
  'palm sunday': '7 days before easter',
  'good friday': '2 days before easter',
  'easter sunday': 'easter',
  'easter monday': 'day after easter',
  'cinco de mayo': 'may 5',
  mothers: 'second sunday of may',
  memorial: 'last monday of may',
  juneteenth: 'june 19',
  fathers: 'third sunday of june',
  independence: 'july 4',
  'fourth of july': 'july 4',
  '4th of july': 'july 4',
  labor: 'first monday of september',
  columbus: 'second monday of october',
  'indigenous peoples': 'second monday of october',
  halloween: 'october 31',
  veterans: 'november 11',
  thanksgiving: 'fourth thursday of november',
  'black friday': 'day after thanksgiving',
  'small business saturday': '2 days after thanksgiving',
  'christmas eve': 'december 24',
  christmas: 'december 25',
  'new years eve': 'december 31',
};

/** The rule for a holiday: "last monday of may" for "memorial day"; undefined for other text. */
export function holidayRule(name: string): string | undefined {
  const short = name.replace(/ day$/u, '');
  return Object.hasOwn(HOLIDAYS, short) ? HOLIDAYS[short] : undefined;
}
