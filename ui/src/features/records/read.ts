// Reading a signed record on the device.

import type { SignedRecord, WorkRecord } from '../../lib/api';
import { fromBase64Url } from '../../lib/base64';

const decode = (text: string): unknown => JSON.parse(new TextDecoder().decode(fromBase64Url(text)));

/** The record in a file from this site, whose server has just signed it. */
export const recordOf = (file: SignedRecord) => decode(file.payload) as WorkRecord;

/** What tells the site's key from all others. */
export const keyOfFile = (file: SignedRecord) => (decode(file.protected) as { kid: string }).kid;
