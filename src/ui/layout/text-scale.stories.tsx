import { Text } from './text.tsx';
import { useMeasuredTextSize } from './text-scale.tsx';

export default { title: 'Layout/Text size' };

/** Shows the measured text size. Change the font size or the text-only zoom of the browser and reload. */
export const MeasuredSize = () => {
  const { fontScale, textScale, probe } = useMeasuredTextSize('en');
  return (
    <>
      {probe}
      <Text>Your font size is {fontScale} times the usual one.</Text>
      <Text>Texts are {textScale} times as large as usual.</Text>
    </>
  );
};
