import { useQuery } from '@tanstack/react-query';
import type { Profile } from '../../lib/api';
import { keyOf } from '../key';

export const profileKey = keyOf(['/api/profile']);

export const useProfile = (enabled = true) => useQuery<Profile>({ queryKey: profileKey, enabled });
