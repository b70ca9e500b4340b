import { resetRecord } from './replay';
import { makeSnapshots } from './snapshots';

export default async function setup(): Promise<void> {
  resetRecord();
  await makeSnapshots();
}
