import { deviceOf } from './caller-device';

const onAppleWebKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${onAppleWebKit} Chrome/126.0.0.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${onAppleWebKit} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['thimble', 'Unknown device'],
  ['x'.repeat(501), 'Unknown device'],
  [undefined, 'Unknown device'],
])('of %s the device is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
