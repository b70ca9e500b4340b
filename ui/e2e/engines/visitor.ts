// Somebody at a browser, who finds fields and buttons by the words next to them. Every step is tried again until it works, because
// WebDriver, unlike Playwright, doesn't wait.
import { By, error, type WebDriver, type WebElement } from 'selenium-webdriver';

const patience = 20_000;

const text = (words: string) => `normalize-space(.)="${words}"`;
const named = (tags: string[], words: string) =>
  By.xpath(`//*[${tags.map((tag) => `self::${tag}`).join(' or ')}][${text(words)} or @aria-label="${words}"]`);
/** The words of a label begin with the name of the field; "(optional)" may follow. */
const field = (label: string) =>
  By.xpath(`//*[self::input or self::select or self::textarea][@aria-label="${label}" or @id=//label[normalize-space(text())="${label}"]/@for]`);

export class Visitor {
  constructor(
    readonly driver: WebDriver,
    readonly origin: string,
    readonly pause: number,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.sleep(this.pause);
    await this.driver.get(this.origin + path);
    // Only the app has this element; before it starts, the page is the server's, for readers.
    await this.#with(`Open ${path}`, By.css('main#main h1'), async () => {});
  }

  /** Does something with the first such element that is visible. */
  async #with(what: string, locator: By, work: (element: WebElement) => Promise<unknown>): Promise<void> {
    let reason = 'it isn’t on the page';
    const attempt = async () => {
      try {
        for (const element of await this.driver.findElements(locator)) {
          if (!(await element.isDisplayed())) continue;
          await work(element);
          return true;
        }
      } catch (problem) {
        if (!(problem instanceof error.WebDriverError)) throw problem;
        reason = problem.message;
      }
      return false;
    };
    await this.driver.wait(attempt, patience).catch(async (cause: unknown) => {
      throw new Error(`${what}: ${reason}. On ${await this.driver.getCurrentUrl()}:\n${await this.#words()}`, { cause });
    });
  }

  #words = async () => (await this.driver.findElement(By.css('body')).getText()).slice(0, 2_000);

  #click = async (element: WebElement) => {
    await this.driver.executeScript((one: Element) => one.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
    await element.click();
  };

  press(name: string): Promise<void> {
    return this.#with(`Press “${name}”`, named(['button'], name), this.#click);
  }

  /** Presses a button of the open dialog; the page behind it may have one of the same name. */
  pressInDialog(name: string): Promise<void> {
    const button = By.xpath(`//*[@role="dialog" or @role="alertdialog"]//button[${text(name)}]`);
    return this.#with(`Press “${name}” in the dialog`, button, this.#click);
  }

  follow(name: string): Promise<void> {
    return this.#with(`Follow “${name}”`, named(['a'], name), this.#click);
  }

  /** Chooses a radio button by its label. */
  choose(label: string): Promise<void> {
    return this.#with(`Choose “${label}”`, By.xpath(`//label[.//input][.//text()[normalize-space(.)="${label}"]]`), this.#click);
  }

  fill(label: string, value: string): Promise<void> {
    return this.#with(`Fill in “${label}”`, field(label), async (element) => {
      await element.clear();
      await element.sendKeys(value);
    });
  }

  select(label: string, option: string): Promise<void> {
    return this.#with(`Select “${option}”`, field(label), (element) => element.findElement(By.xpath(`./option[${text(option)}]`)).click());
  }

  /** Waits for the page with this heading. */
  heading(words: string): Promise<void> {
    return this.#with(`See the heading “${words}”`, By.xpath(`//h1[${text(words)}]`), async () => {});
  }

  /** Waits for words anywhere on the page, whatever elements they are spread over. */
  async sees(words: string): Promise<void> {
    await this.#with(`See “${words}”`, By.css('body'), async (body) => {
      if (!(await body.getText()).includes(words)) throw new error.WebDriverError('the page doesn’t say so');
    });
  }
}
