/** A name on the map: a small text box next to its place. */
export const labelStyles = {
  position: 'absolute',
  width: 'max-content',
  maxWidth: 120,
  padding: '1px 6px',
  borderRadius: '$1',
  background: '$card',
  color: '$ink',
  fontSize: '$12',
  fontWeight: 700,
  lineHeight: 1.35,
  textAlign: 'center',
} as const;
