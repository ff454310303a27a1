import { SanitizedMarkdown } from './sanitized-markdown';

describe('Markdown', () => {
  const markdown = new SanitizedMarkdown();
  const html = (text: string) => markdown.toHtml(text).trim();

  it('becomes paragraphs, lists, emphasis and quotes', () => {
    expect(html('**Free** _returns_ within 30 days.\n\n- Shirts\n- Socks\n\n> Well cut')).toBe(
      '<p><strong>Free</strong> <em>returns</em> within 30 days.</p>\n<ul>\n<li>Shirts</li>\n<li>Socks</li>\n</ul>\n<blockquote>\n<p>Well cut</p>\n</blockquote>',
    );
  });

  it('becomes tables whose column headers are marked', () => {
    expect(html('| Size | Chest |\n| --- | ---: |\n| S | 88 |')).toBe(
      '<table>\n<thead>\n<tr>\n<th scope="col">Size</th>\n<th style="text-align:right" scope="col">Chest</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>S</td>\n<td style="text-align:right">88</td>\n</tr>\n</tbody>\n</table>',
    );
  });

  it.each([
    ['# Delivery\n\n## Costs', 'h2 h3'],
    ['## Delivery\n\n### Costs', 'h2 h3'],
    ['### Delivery\n\n# Costs', 'h4 h2'],
    ['# One\n\n###### Six', 'h2 h6'],
    ['Delivery\n========\n\nCosts\n-----', 'h2 h3'],
  ])('leaves the h1 to the title: %j has %s', (text, tags) => {
    expect(
      html(text)
        .match(/(?<=<)h\d/g)
        ?.join(' '),
    ).toBe(tags);
  });

  it('leaves the mark of the delivery table as a paragraph, which the shop replaces', () => {
    expect(html('Before\n\n{delivery table}\n\nAfter')).toBe(
      '<p>Before</p>\n<p>{delivery table}</p>\n<p>After</p>',
    );
  });

  it('has a plain text without formatting', () => {
    const text = '# Returns\n\nSend it **back** within\n30 days:\n\n- [write](/shop/contact) & wait\n';
    expect(markdown.toPlainText(text).split(/\s+/).join(' ').trim()).toBe(
      'Returns Send it back within 30 days: write & wait',
    );
  });

  it.each([
    ['[Contact](/shop/contact)', '<a href="/shop/contact">Contact</a>'],
    ['[Write](mailto:help@shop.test)', '<a href="mailto:help@shop.test">Write</a>'],
    ['help@shop.com', '<a href="mailto:help@shop.com">help@shop.com</a>'],
    [
      '[Post](https://post.test/a?b=c&d)',
      '<a href="https://post.test/a?b=c&amp;d" rel="nofollow noopener noreferrer">Post</a>',
    ],
    [
      'https://post.test',
      '<a href="https://post.test" rel="nofollow noopener noreferrer">https://post.test</a>',
    ],
  ])('links within the shop, and elsewhere without following: %s', (text, link) => {
    expect(html(text)).toBe(`<p>${link}</p>`);
  });

  /** A browser would run, load or send these elsewhere. */
  const dangerous =
    /<(?!\/?(h[2-6]|p|ul|ol|li|blockquote|pre|code|hr|br|strong|em|s|a|table|thead|tbody|tr|th|td)\b)|<[^>]*\son\w+\s*=|<[^>]*(href|src)="?\s*(javascript|data|vbscript|file|\/\/|\/\\)/i;

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<!--><script>alert(1)</script-->',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
    '[x](data:image/svg+xml,<svg/onload=alert(1)>)',
    '[x](file:///etc/passwd)',
    '[x](//evil.test/login)',
    '[x](/\\evil.test/login)',
    '[x](</shop" onmouseover="alert(1)>)',
    '[x](/shop "\\" onmouseover=\\"alert(1)")',
    '<javascript:alert(1)>',
    '![x](https://evil.test/pixel.png)',
    '![x](x"onerror="alert(1))',
    '![x](javascript:alert(1))',
    '```html"><script>alert(1)</script>\nx\n```',
    '`<script>alert(1)</script>`',
    '# <img src=x onerror=alert(1)>',
    '| <script>alert(1)</script> | b |\n| --- | --- |\n| <svg onload=alert(1)> | c |',
    '[x]: javascript:alert(1)\n\n[x]',
    'https://post.test/"onmouseover="alert(1)',
    '<b>bold</b><style>*{display:none}</style>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('runs, loads and redirects nothing: %s', (text) => {
    expect(html(text)).not.toMatch(dangerous);
  });

  it('leaves a link within the shop that could be read as one elsewhere where it is', () => {
    expect(html('[x](/\\evil.test)')).toBe('<p><a href="/%5Cevil.test">x</a></p>');
  });
});
