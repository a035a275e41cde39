/** What fields look like, and what leads to one. */
export const fieldLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 48,
  paddingInline: '$3',
  background: '$card',
  border: '1px solid $edge',
  borderRadius: '$2',
} as const;
