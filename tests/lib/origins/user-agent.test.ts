import { deviceOf } from "@/lib/origins/user-agent";

test.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    { device_type: "desktop", platform: "Linux", browser: "Firefox" },
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    { device_type: "mobile", platform: "Android", browser: "Chrome" },
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
    { device_type: "tablet", platform: "iOS", browser: "Safari" },
  ],
  [
    "Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/6.0 TV Safari/537.36",
    { device_type: "desktop", platform: "Tizen", browser: "Tizen" },
  ],
])("%s is recognised", (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});

test("a program is identified by its own name", () => {
  expect(deviceOf("curl/8.1.2")).toEqual({ device_type: "desktop", platform: null, browser: "curl" });
});

test.each([null, "", "<script>alert(1)</script>", "x".repeat(500)])("%j is unknown", (userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ device_type: "desktop", platform: null, browser: null });
});
