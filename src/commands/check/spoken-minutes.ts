const NUMBERS: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  'fifty-five': 55,
  sixty: 60,
  seventy: 70,
  'seventy-five': 75,
  ninety: 90,
};

const HOURS: Readonly<Record<string, number>> = { an: 1, one: 1, two: 2, three: 3, four: 4 };

const DURATION =
  /\b(?<half>half an hour)\b|\b(?<hours>an|one|two|three|four) (?:and (?<early>a half) )?hours?\b(?: and (?<late>a half|a quarter|ten minutes|twenty minutes|forty minutes))?|\b(?<minutes>\d{1,3}|[a-z]+(?:-[a-z]+)?) min(?:utes)?\b/giu;

const PARTS: Readonly<Record<string, number>> = {
  'a half': 30,
  'a quarter': 15,
  'ten minutes': 10,
  'twenty minutes': 20,
  'forty minutes': 40,
};

/** The minutes of each duration that the words name: 75 for "an hour and a quarter", 50 for "fifty minutes". */
export function spokenMinutes(words: string): number[] {
  return [...words.matchAll(DURATION)].flatMap(({ groups = {} }) => {
    const { half, hours, early, late, minutes } = groups;
    if (half !== undefined) return [30];
    if (hours !== undefined) {
      const whole = 60 * (HOURS[hours.toLowerCase()] ?? 0);
      return [whole + (PARTS[(early ?? late ?? '').toLowerCase()] ?? 0)];
    }
    return Number(minutes) || NUMBERS[(minutes ?? '').toLowerCase()] || [];
  });
}
