// Proof of work that a person chooses to add. Hashing and places need a secure address (https, or this device itself).
import type { TimePlace } from './api';
import { DeviceError } from './errors';
import { preparePhoto } from './picture';
import type { LocalPhoto } from './timer-store';

/** Milliseconds. */
const placeTimeout = 20_000;

export const canProve = () => isSecureContext && Boolean(crypto.subtle);

/** Shrinks a photo and hashes the result, which is what gets sent. */
export async function capturePhoto(file: File): Promise<LocalPhoto> {
  const blob = await preparePhoto(file);
  const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  const sha256 = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { blob, name: file.name, sha256, takenAt: Date.now(), token: null };
}

/** Asks the device where it is, once. */
export function capturePlace(): Promise<TimePlace> {
  return new Promise((resolve, reject) => {
    const found = ({ coords, timestamp }: GeolocationPosition) =>
      resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracy: Math.min(coords.accuracy, 100_000), at: Math.round(timestamp) });
    const failed = ({ code }: GeolocationPositionError) =>
      reject(
        new DeviceError(code === 1 ? 'This device doesn’t allow it. You can change that in its settings.' : 'We couldn’t find out where you are.'),
      );
    navigator.geolocation.getCurrentPosition(found, failed, { timeout: placeTimeout, enableHighAccuracy: true });
  });
}
