import waffle from '@lobehub/fluent-emoji-3d/assets/1f9c7.webp';
import eggs from '@lobehub/fluent-emoji-3d/assets/1f373.webp';
import croissant from '@lobehub/fluent-emoji-3d/assets/1f950.webp';
import salad from '@lobehub/fluent-emoji-3d/assets/1f957.webp';
import coffee from '@lobehub/fluent-emoji-3d/assets/2615.webp';
import type { PictureSource } from '../layout/picture.tsx';

// Fluent Emoji 3D by Microsoft (MIT). The app appends the name of the image variant to `src`. The query string makes
// the server ignore it.
const createCutOut = (file: string, color: string): PictureSource => ({
  src: `${file}?v=`,
  width: 256,
  height: 256,
  color,
});

export const storyPictures = {
  croissant: createCutOut(croissant, '#ffe6bd'),
  salad: createCutOut(salad, '#cfeac5'),
  eggs: createCutOut(eggs, '#ffd3c9'),
  waffle: createCutOut(waffle, '#ffe4b8'),
  coffee: createCutOut(coffee, '#e4d3ee'),
};
