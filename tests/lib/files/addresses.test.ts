import { parseFileAddress } from "@/lib/files/addresses";

const downloadPath = (id: number) => `/api/v1/file-entries/${id}/download`;

test.each([1, 2_147_483_647])("the id %i is read from the address of a download", (id) => {
  expect(parseFileAddress(`https://plinth.example${downloadPath(id)}?x=1`)).toEqual({ id });
});

test("a number that the database cannot store is not an id", () => {
  expect(parseFileAddress(downloadPath(2_147_483_648))).toEqual({ fileName: "download" });
});

test.each(["https://plinth.example/files/photo.jpg#top", "/files/photo.jpg", "photo.jpg"])(
  "the stored name is read from %s",
  (address) => {
    expect(parseFileAddress(address)).toEqual({ fileName: "photo.jpg" });
  },
);
