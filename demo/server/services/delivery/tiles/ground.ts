import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position, Ring } from '../../../../../src/domain/geo/geo.ts';
import type { PlaceName } from '../geocoder/places.ts';

interface Water {
  readonly kind: 'sea' | 'lake';
  readonly name?: PlaceName;
  /** Where the name stands. */
  readonly at?: Position;
  readonly ring: Ring;
}

interface River {
  readonly name?: PlaceName;
  /** From bank to bank, in metres. */
  readonly width: number;
  readonly line: readonly Position[];
}

interface Park {
  readonly name?: PlaceName;
  readonly ring: Ring;
}

/** What lies below the roads. Drawn by hand, as the places are. */
export interface Ground {
  readonly water: readonly Water[];
  readonly rivers: readonly River[];
  readonly parks: readonly Park[];
}

export const readGround = (): Ground =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'ground.json'), 'utf8')) as Ground;
