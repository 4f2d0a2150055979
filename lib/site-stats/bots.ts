import { LRUCache } from "lru-cache";

/** Strings that occur in the user agents of bots, but not in those of people's browsers. */
const BOT_MARKS = [
  ...["bot", "crawl", "spider", "slurp", "scrape", "archiver", "facebookexternalhit", "mediapartners", "feedfetcher"],
  ...["preview", "embedly", "whatsapp", "vkshare", "bingpreview", "skypeuripreview", "w3c_validator"],
  ...["monitor", "uptime", "pingdom", "statuscake", "check_http", "healthcheck", "lighthouse", "pagespeed", "gtmetrix"],
  ...["headless", "phantomjs", "puppeteer", "playwright", "selenium"],
  ...["curl", "wget", "httpie", "python", "java/", "okhttp", "go-http-client", "libwww", "perl", "ruby", "php"],
  ...[
    "node-fetch",
    "undici",
    "axios",
    "guzzle",
    "apache-httpclient",
    "postman",
    "insomnia",
    "scrapy",
    "nmap",
    "masscan",
  ],
];

const results = new LRUCache<string, boolean>({ max: 2000 });

/** Whether a user agent is empty or belongs to a bot. */
export function isBot(userAgent: string): boolean {
  const cached = results.get(userAgent);
  if (cached !== undefined) return cached;
  const text = userAgent.toLowerCase().replaceAll("cubot", ""); // a phone brand
  const result = text === "" || BOT_MARKS.some((part) => text.includes(part));
  results.set(userAgent, result);
  return result;
}
