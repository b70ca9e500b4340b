// Counts what someone does on a page: a tap counts one, and so does a field that's filled in or chosen.
import type { Locator } from '@playwright/test';

export class Acts {
  count = 0;
  tap = async (where: Locator) => {
    await where.click();
    this.count += 1;
  };
  fill = async (where: Locator, value: string) => {
    await where.fill(value);
    this.count += 1;
  };
  choose = async (where: Locator, option: string) => {
    await where.selectOption(option);
    this.count += 1;
  };
}
