import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { createTextPatterns } from '../text-patterns.ts';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

const TILE_SIZE_PX = 256;
const texts = createTextPatterns('en');

/** Page object of the map on the delivery address screen. */
export class DeliveryMapScreen {
  constructor(
    readonly page: Page,
    readonly app: Page | Locator = page,
  ) {}

  get map(): Locator {
    return this.app.getByRole('application', { name: texts.exact('map.label') });
  }
  get pin(): Locator {
    return this.map.locator('.oa-pin');
  }
  get tiles(): Locator {
    return this.map.locator('img.leaflet-tile-loaded');
  }
  /** The delivery terms at the pin. */
  get panel(): Locator {
    return this.app.getByRole('region', { name: texts.exact('map.placeLabel') });
  }
  get deliverHere(): Locator {
    return this.panel.getByRole('button', { name: texts.exact('delivery.here') });
  }
  toolButton(key: 'map.locate' | 'map.zoomIn' | 'map.zoomOut' | 'map.pinHere'): Locator {
    return this.app.getByRole('button', { name: texts.exact(key) });
  }

  /** Waits until the map shows the zones. */
  async expectShown(): Promise<void> {
    await expect(this.map).toBeVisible();
    await expect(this.tiles.first()).toBeVisible();
    await expect(this.map.locator('path').first()).toBeVisible();
  }

  /** Presses keys within one frame, as a held key does on a slow device. */
  pressWithinOneFrame(keys: readonly string[]): Promise<void> {
    return this.map.evaluate(async (box, pressedKeys) => {
      for (const key of pressedKeys) {
        box.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }),
        );
        await Promise.resolve();
        await Promise.resolve();
      }
    }, keys);
  }

  zoom(): Promise<number> {
    return this.tiles
      .first()
      .evaluate((tile) => Number(/\/tiles\/(\d+)\//.exec((tile as HTMLImageElement).src)?.[1]));
  }

  /** The position of a location in the window, computed from a map tile's URL and position. */
  async getPointInWindow({ lat, lng }: Place): Promise<{ x: number; y: number }> {
    const tile = await this.tiles.last().evaluate((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      return { src: (image as HTMLImageElement).src, left, top, width };
    });
    const [zoomLevel = 0, x = 0, y = 0] = (/\/tiles\/(\d+)\/(\d+)\/(\d+)/.exec(tile.src) ?? [])
      .slice(1)
      .map(Number);
    expect(tile.width).toBe(TILE_SIZE_PX);
    const sin = Math.sin((lat * Math.PI) / 180);
    const tileX = ((lng + 180) / 360) * 2 ** zoomLevel;
    const tileY = (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** zoomLevel;
    return { x: tile.left + (tileX - x) * TILE_SIZE_PX, y: tile.top + (tileY - y) * TILE_SIZE_PX };
  }

  /** Drags the pin by its head, as a finger does, until its tip is on a location. */
  async dragPinTo(place: Place): Promise<void> {
    const [box, targetPoint] = [await this.pin.boundingBox(), await this.getPointInWindow(place)];
    if (!box) throw new Error('There is no pin');
    const headPoint = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const tip = { x: box.x + box.width / 2, y: box.y + box.height - 2 };
    await this.page.mouse.move(headPoint.x, headPoint.y);
    await this.page.mouse.down();
    await this.page.mouse.move(headPoint.x + 12, headPoint.y + 12);
    await this.page.mouse.move(headPoint.x + targetPoint.x - tip.x, headPoint.y + targetPoint.y - tip.y, {
      steps: 4,
    });
    await this.page.mouse.up();
  }
}
