import { parseFileReference, parseUploadedAddress, privateIdsIn, withoutPrivateFiles } from "@/lib/files/parse-address";

const downloadPath = (id: number) => `/api/v1/file-entries/${id}/download`;

test.each([1, 2_147_483_647])("the id %i is read from the address of a download", (id) => {
  expect(parseFileReference(`https://plinth.example${downloadPath(id)}?x=1`)).toEqual({ id });
});

test("a number that the database cannot store is not an id", () => {
  expect(parseFileReference(downloadPath(2_147_483_648))).toEqual({ fileName: "download" });
});

test.each(["https://plinth.example/files/photo.jpg#top", "/files/photo.jpg", "photo.jpg"])(
  "the stored name is read from %s",
  (address) => {
    expect(parseFileReference(address)).toEqual({ fileName: "photo.jpg" });
  },
);

const PRIVATE = ["/api/v1/file-entries/7/download", "https://plinth.example/api/v1/file-entries/2147483647/download"];
const OTHERS = [
  ...["0000000123", "0", "01", "2147483648", "12345678901", "1e3", "+1", "%31", "１"].map(
    (id) => `/api/v1/file-entries/${id}/download`,
  ),
  "/api/v1/file-entries/7/download?x=1",
  "/api/v1/file-entries/7/download/",
  "/api/v1/file-entries/7/download#/files/abcdefghijkl",
  "https://plinth.example?/api/v1/file-entries/7/download",
];

test.each(PRIVATE)("%s is the address of a private file, and a text with it contains the file's id", (address) => {
  const parsed = parseUploadedAddress(address);

  expect(parsed).toEqual({ id: expect.any(Number) });
  expect([...privateIdsIn(`{"src":"${address}"}`)]).toEqual([(parsed as { id: number }).id]);
});

test.each(OTHERS)("%s is not the address of a file", (address) => {
  expect(parseUploadedAddress(address)).toBeNull();
});

test("the addresses of some files are replaced in a text, and no others", () => {
  const text = PRIVATE.join();

  expect(withoutPrivateFiles(text, new Set([7, 21]))).toBe(text.replace("/7/", "/2147483647/"));
});
