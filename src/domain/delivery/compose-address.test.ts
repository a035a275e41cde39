import { describe, expect, it } from 'vitest';
import { composeAddress } from './compose-address.ts';

const addressParts = {
  building: 'Tower 5',
  road: 'Salem Al Mubarak Street',
  neighbourhood: 'Block 4',
  suburb: 'Salmiya',
  district: 'Hawalli District',
  quarter: 'Old Salmiya',
  city: 'Kuwait City',
  state: 'Hawalli',
};

describe('composeAddress', () => {
  // @spec data/result-becomes-address
  it('lists the parts of an address from the building to the city', () => {
    expect(composeAddress(addressParts)).toBe(
      'Tower 5, Salem Al Mubarak Street, Block 4, Salmiya, Hawalli District, Old Salmiya, Kuwait City',
    );
  });

  // @spec data/result-becomes-address
  it('ends an address with the state if there is no city', () => {
    expect(composeAddress({ road: 'A5', city: ' ', state: 'Hawalli' })).toBe('A5, Hawalli');
    expect(composeAddress({ road: 'A5', state: 'Hawalli' })).toBe('A5, Hawalli');
  });

  it('omits repeated and blank parts of an address', () => {
    expect(composeAddress({ suburb: 'Mitte', district: 'Mitte ', quarter: '', city: 'Berlin' })).toBe(
      'Mitte, Berlin',
    );
    expect(composeAddress({})).toBe('');
  });

  it('joins the parts of an address with the separator of the language', () => {
    expect(composeAddress({ suburb: 'السالمية', city: 'الكويت' }, '، ')).toBe('السالمية، الكويت');
  });
});
