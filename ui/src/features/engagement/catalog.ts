// All motivation messages. They are larger than a typical page, so only lazy-loaded code may import this.
import text from '../../../../data/motivation.tsv?raw';
import { type Message, takeMessage } from './messages';

export const catalog: Message[] = text
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, id, category = '', minTimeSpent, message = ''] = line.split('\t');
    return { id: Number(id), category, minTimeSpent: Number(minTimeSpent), message };
  });

export const nextMessage = (seconds: number) => takeMessage(catalog, seconds);
