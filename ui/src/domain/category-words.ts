// Words of job titles, and the category that they usually mean. A word matches if it begins like that.

const words: Record<string, string> = {
  home: 'fence paint porch gutter lawn mow yard garden weed rake snow shovel handyman assemble furniture shed deck hedge gardener leaf leaves',
  cleaning: 'clean cleaner cleaning maid housekeep janitor custodian window laundry dust vacuum',
  farm: 'farm harvest orchard ranch barn hay cattle livestock greenhouse vineyard picker stable landscap park',
  food: 'dish cook chef kitchen server waiter waitress bar barista bartender baker food restaurant café cafe busser host prep pizza sandwich cater',
  events: 'event wedding party festival usher stage catering dj ticket booth',
  retail: 'cashier retail store sales shop clerk stock merchandis counter florist',
  desk: 'reception office assistant secretar admin data scheduler typist front dispatcher',
  tech: 'computer software developer web website it network programmer wifi laptop support cyber',
  finance: 'account bookkeep payroll tax audit invoice budget finance',
  legal: 'law lawyer attorney paralegal legal notary policy',
  care: 'nanny babysit tutor teach teacher child daycare caregiver elder senior companion pet dog cat sitter walk coach',
  health: 'nurse nursing medical dental dentist therap phlebotom pharmac doctor aide hospital clinic',
  creative: 'design photo video music write writer editor logo illustrat artist social',
  trade: 'plumb electric carpent weld roof hvac mason drywall mechanic repair tile floor install painter construction',
  engineering: 'engineer architect survey drafter civil structural',
  security: 'security guard patrol lifeguard crossing bouncer',
  move: 'mover moving move haul deliver driver drive truck courier warehouse forklift loader pack',
};

const stems: [category: string, stems: string[]][] = Object.entries(words).map(([category, list]) => [category, list.split(' ')]);

/** The category that a title usually means; null if none of its words says. The first telling word counts most. */
export function guessCategory(title: string): string | null {
  const typed = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: { category: string; length: number } | null = null;
  for (const word of typed) {
    for (const [category, list] of stems) {
      const length = Math.max(0, ...list.filter((stem) => (stem.length < 4 ? word === stem : word.startsWith(stem))).map((stem) => stem.length));
      // The longer the match, the more it says: "dishwasher" is about dishes, not about a dish.
      if (length > (best?.length ?? 0)) best = { category, length };
    }
  }
  return best?.category ?? null;
}
