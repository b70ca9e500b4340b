import { startRecord } from './replay';
import { makeSnapshots } from './snapshots';

export default async function setup(): Promise<void> {
  startRecord();
  await makeSnapshots();
}
