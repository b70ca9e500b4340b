import { expect, it } from 'vitest';
import categories from '../../../data/categories.json';
import { guessCategory } from './category-words';

it('guesses the category of everyday titles', () => {
  const titles: [string, string | null][] = [
    ['Dishwasher, weekend evenings', 'food'],
    ['Line cook', 'food'],
    ['Counter help, Sunday brunch', 'retail'],
    ['Office cleaner, evenings', 'cleaning'],
    ['Paint the fence', 'home'],
    ['House painter', 'trade'],
    ['Mow the lawn', 'home'],
    ['Babysitter for two', 'care'],
    ['Registered nurse', 'health'],
    ['Delivery driver', 'move'],
    ['Bookkeeper, part-time', 'finance'],
    ['Front desk receptionist', 'desk'],
    ['Security guard, nights', 'security'],
    ['Plumber', 'trade'],
    ['Fix my website', 'tech'],
    ['Help wanted', null],
    ['', null],
  ];
  expect(titles.map(([title]) => guessCategory(title))).toEqual(titles.map(([, category]) => category));
});

it('knows only categories that exist', () => {
  const ids = categories.map(({ id }) => id);
  for (const title of ['Cook', 'Nurse', 'Engineer', 'Lawyer', 'Farm hand', 'Usher', 'Photographer']) expect(ids).toContain(guessCategory(title));
});
