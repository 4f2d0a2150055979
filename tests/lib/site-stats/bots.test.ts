import { isBot } from "@/lib/site-stats/bots";

test.each([
  "",
  "curl/8.5.0",
  "Wget/1.21",
  "python-requests/2.32",
  "Go-http-client/2.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36",
  "facebookexternalhit/1.1",
  "WhatsApp/2.23",
  "Mozilla/5.0 (compatible; UptimeRobot/2.0)",
  "Mozilla/5.0 (compatible; Yahoo! Slurp)",
])("%j is a bot", (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  "Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 11; CUBOT P40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  "Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12.423 Version/12.16",
])("%j is a person's browser", (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
