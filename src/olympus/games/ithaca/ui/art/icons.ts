/** Signs of the deeds and of what may come. */
import anchor from 'icon:anchor';
import chalice from 'icon:chalice-drops';
import trireme from 'icon:trireme';
import { EYE } from './gods.ts';
import type { Deed } from '../types.ts';

export const DEEDS: Record<Deed, string> = { favour: chalice, oracle: EYE, odyssey: trireme, landfall: anchor };
