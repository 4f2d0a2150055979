import { embedAddress, isEmptyFrame, isVideoPage } from "@/lib/sections/embed-address";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1";
const VIMEO = "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1";

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE_bpKQ", YOUTUBE],
  ["https://m.youtube.com/watch?app=desktop&v=aqz-KE_bpKQ&feature=share", YOUTUBE],
  ["https://youtu.be/aqz-KE_bpKQ?si=Zx1", YOUTUBE],
  ["youtu.be/aqz-KE_bpKQ", YOUTUBE],
  ["http://youtube.com/shorts/aqz-KE_bpKQ", YOUTUBE],
  ["https://www.youtube.com/live/aqz-KE_bpKQ", YOUTUBE],
  ["https://youtu.be/aqz-KE_bpKQ?t=1m30s", `${YOUTUBE}&start=90`],
  ["https://www.youtube.com/watch?v=aqz-KE_bpKQ&t=90", `${YOUTUBE}&start=90`],
  [
    "https://www.youtube.com/playlist?list=PL12",
    "https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&list=PL12",
  ],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE_bpKQ?si=a&amp;start=7"></iframe>',
    `${YOUTUBE}&start=7`,
  ],
  ["https://vimeo.com/76979871", VIMEO],
  ["//vimeo.com/channels/staffpicks/76979871", VIMEO],
  ["https://vimeo.com/76979871/8272103f6e", `${VIMEO}&h=8272103f6e`],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", `${VIMEO}&h=8272103f6e`],
  ["https://www.dailymotion.com/video/x84sh87", "https://geo.dailymotion.com/player.html?video=x84sh87"],
  ["https://dai.ly/x84sh87", "https://geo.dailymotion.com/player.html?video=x84sh87"],
  ["https://www.tiktok.com/@plinth/video/6718335390845095173", "https://www.tiktok.com/embed/v2/6718335390845095173"],
])("the video of %s can be shown in a frame", (text, address) => {
  expect(embedAddress(text, "video")).toBe(address);
});

test.each([
  ["https://maps.google.com/?q=Unter+den+Linden+5", "https://www.google.com/maps?q=Unter+den+Linden+5&output=embed"],
  [
    "https://www.google.com/maps/place/Caf%C3%A9+Einstein/@52.5,13.3,17z/data=!3m1",
    "https://www.google.com/maps?q=Caf%C3%A9+Einstein&output=embed",
  ],
  ["https://www.google.de/maps/@52.5163,13.3777,15z", "https://www.google.com/maps?q=52.5163%2C13.3777&output=embed"],
  ["https://www.google.com/maps/embed?pb=!1m18", "https://www.google.com/maps/embed?pb=!1m18"],
  ["18 Quarry Lane, Wrenford", "https://www.google.com/maps?q=18+Quarry+Lane%2C+Wrenford&output=embed"],
  [
    "شارع التحرير ١٢، القاهرة",
    `https://www.google.com/maps?${new URLSearchParams({ q: "شارع التحرير ١٢، القاهرة" })}&output=embed`,
  ],
])("the map of %s can be shown in a frame", (text, address) => {
  expect(embedAddress(text, "map")).toBe(address);
});

test.each([
  "https://www.openstreetmap.org/#map=16/52.5163/13.3777",
  "https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=16/52.51/13.37",
  "52.5163, 13.3777",
  "52.5163° 13.3777°",
])("the map at %s has a marker in its middle", (text) => {
  const { hostname, searchParams } = new URL(embedAddress(text, "map") ?? "");
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get("bbox")?.split(",").map(Number) ?? [];

  expect(hostname).toBe("www.openstreetmap.org");
  expect(searchParams.get("marker")).toBe("52.5163,13.3777");
  expect((south + north) / 2).toBeCloseTo(52.5163, 4);
  expect((west + east) / 2).toBeCloseTo(13.3777, 4);
  expect(east - west).toBeCloseTo(0.0219, 3); // at zoom 16, 1,024 pixels
});

test.each([
  "https://youtu.be/",
  "https://www.youtube.com/@plinth",
  "https://vimeo.com/watch",
  "banana",
  "javascript:alert(1)",
])("%s is no video", (text) => {
  expect(embedAddress(text, "video")).toBeNull();
});

test.each(["52.5163, 913.3777", "123", "javascript:alert(1)", "https://www.openstreetmap.org/about"])(
  "%s is no place",
  (text) => {
    expect(embedAddress(text, "map")).toBeNull();
  },
);

test("a page of another website is shown at its own address, with https", () => {
  expect(embedAddress("http://booking.example/table?id=7")).toBe("https://booking.example/table?id=7");
});

test.each([
  ["https://www.youtube.com/watch?v=aqz-KE_bpKQ", true],
  ["//vimeo.com/1", true],
  ["/files/vimeo.com.mp4", false],
  ["https://example.com/youtube.com.mp4", false],
])("whether %s is a page that shows a video: %s", (address, expected) => {
  expect(isVideoPage(address)).toBe(expected);
});

test.each([
  [undefined, true],
  ["", true],
  ["https://www.youtube.com/watch?v=aqz-KE_bpKQ", true],
  ["https://www.youtube.com/embed/aqz-KE_bpKQ", false],
  ["https://vimeo.com/76979871", true],
  ["https://player.vimeo.com/video/76979871", false],
  ["https://www.google.com/maps?q=Wrenford&output=embed", false],
  ["https://booking.example/table", false],
])("a frame with the address %s shows nothing: %s", (address, expected) => {
  expect(isEmptyFrame(address)).toBe(expected);
});
