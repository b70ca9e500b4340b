import { useState } from 'react';
import { townAt } from '../../data/places/places';
import { toast } from '../../lib/toast';

const isAvailable = () => window.isSecureContext && 'geolocation' in navigator;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 3_600_000, timeout: 10_000 });
  });

/** Finds the town where the device is, when asked to. `find` is missing where the browser can’t. */
export function useNearMe(take: (town: string) => void): { find?: () => void; finding: boolean } {
  const [finding, setFinding] = useState(false);
  const find = async () => {
    setFinding(true);
    try {
      const { coords } = await position();
      const town = await townAt(coords.latitude, coords.longitude);
      if (town) take(town.label);
      else toast('No town found near you', 'Type a town or a ZIP code instead.');
    } catch (error) {
      console.warn('Failed to find the town of this device', error);
      toast('Your device didn’t say where you are', 'Type a town or a ZIP code instead.');
    } finally {
      setFinding(false);
    }
  };
  return isAvailable() ? { find: () => void find(), finding } : { finding };
}
