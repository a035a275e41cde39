import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position, Ring } from '../../../../../src/domain/geo/geo.ts';
import type { PlaceName } from '../geocoder/places.ts';

interface Water {
  readonly kind: 'sea' | 'lake';
  readonly name?: PlaceName;
  /** Position of the name. */
  readonly at?: Position;
  readonly ring: Ring;
}

interface River {
  readonly name?: PlaceName;
  /** In metres. */
  readonly width: number;
  readonly line: readonly Position[];
}

interface Park {
  readonly name?: PlaceName;
  readonly ring: Ring;
}

/** Water and parks, drawn below the roads. Like places.json, drawn by hand. */
export interface Ground {
  readonly water: readonly Water[];
  readonly rivers: readonly River[];
  readonly parks: readonly Park[];
}

export const readGround = (): Ground =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'ground.json'), 'utf8')) as Ground;
