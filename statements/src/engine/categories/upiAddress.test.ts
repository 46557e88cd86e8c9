import { readUpiAddress } from './upiAddress.ts';

describe('readUpiAddress', () => {
  test.each(['q887123001@ybl', 'paytmqr5m4n3@paytm', 'bharatpe.90041@fbpe', 'PAYTMQR9X8@P', 'gpay-11223344@okbizaxis'])(
    'recognizes %s as a shop’s address, without a name',
    (vpa) => {
      expect(readUpiAddress(vpa)).toMatchObject({ isShop: true, words: '' });
    },
  );

  test('removes the gateway from the name, but not the app', () => {
    expect(readUpiAddress('haldiram.rzp@axisbank')).toMatchObject({
      isShop: true,
      words: 'HALDIRAM',
      handle: 'axisbank',
    });
    expect(readUpiAddress('netflixupi.payu@hdfcbank').words).toBe('NETFLIXUPI');
    expect(readUpiAddress('amazon@apl')).toMatchObject({ isShop: false, words: 'AMAZON' });
  });

  test('recognizes mobile numbers and masked addresses', () => {
    expect(readUpiAddress('9876543210@paytm')).toMatchObject({ isMobile: true, isShop: false, words: '' });
    expect(readUpiAddress('919876543210@ybl').isMobile).toBe(true);
    expect(readUpiAddress('**00198@PSP')).toMatchObject({ isMasked: true });
    expect(readUpiAddress('')).toMatchObject({ isMobile: false, isShop: false, isMasked: false, words: '' });
  });
});
