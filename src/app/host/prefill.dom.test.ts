// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartDetails } from '../../stores/cart/cart-state.ts';
import type { Services } from '../service-types.ts';
import { plainConfig } from '../testing/test-config.ts';
import { prefiller } from './prefill.ts';

type Who = Pick<CartDetails, 'name' | 'phone' | 'dialCode'>;

function setUp(typed: Partial<Who> = {}) {
  let details: Who = { name: '', phone: '', dialCode: '', ...typed };
  const cart = {
    getState: () => ({
      details,
      setDetails: (patch: Partial<Who>) => {
        details = { ...details, ...patch };
      },
    }),
  };
  const services = { config: plainConfig, stores: { cart } } as unknown as Services;
  const again = () => prefiller(services);
  const prefill = again();
  const say = (name?: string, phone?: string) =>
    prefill({ ...plainConfig, customerName: name, customerPhone: phone });
  return { say, again, type: (patch: Partial<Who>) => cart.getState().setDetails(patch), who: () => details };
}

beforeEach(() => sessionStorage.clear());

describe('what the page knows of its customer', () => {
  it('stands where nothing was typed, a phone in its two parts', async () => {
    const { say, who } = setUp();
    await say(' Noor ', '+965 5551 2345');
    expect(who()).toEqual({ name: 'Noor', phone: '55512345', dialCode: '+965' });
  });

  it('leaves a phone without a country to the business’s', async () => {
    const { say, who } = setUp();
    await say(undefined, '5551 2345');
    expect(who()).toEqual({ name: '', phone: '5551 2345', dialCode: '' });
  });

  it('never takes the place of what was typed, nor comes back when it was taken out', async () => {
    const { say, type, who } = setUp({ phone: '123', dialCode: '+49' });
    await say('Noor', '+96555512345');
    expect(who()).toEqual({ name: 'Noor', phone: '123', dialCode: '+49' });
    type({ name: '' });
    await say('Sara', '+96555512345');
    expect(who().name).toBe('');
  });

  it('follows the page while nobody touched it, and goes with it', async () => {
    const { say, who } = setUp();
    await say('Noor', '+96555512345');
    await say('Sara', '+96555500000');
    expect(who()).toEqual({ name: 'Sara', phone: '55500000', dialCode: '+965' });
    await say();
    expect(who()).toEqual({ name: '', phone: '', dialCode: '' });
  });

  it('is known as the page’s own after a reload', async () => {
    const { say, again, who } = setUp();
    await say('Noor');
    await again()({ ...plainConfig, customerName: 'Sara' });
    expect(who().name).toBe('Sara');
  });
});
