import { filesInClipboard } from "@/components/uploads/clipboard-files";

const clipboard = (files: File[], text = "") => ({ files, getData: () => text }) as unknown as DataTransfer;
const photo = new File(["pixels"], "oven.jpg", { type: "image/jpeg" });
const namesIn = (data: DataTransfer | null) => filesInClipboard(data).map(({ name }) => name);

test("finds a picture, also if the system adds its name as text", () => {
  expect(namesIn(clipboard([photo]))).toEqual(["oven.jpg"]);
  expect(namesIn(clipboard([photo], "oven.jpg"))).toEqual(["oven.jpg"]);
});

test("leaves text alone, also if a word processor adds a picture of it", () => {
  expect(namesIn(clipboard([photo], "Our oven is from 1910."))).toEqual([]);
  expect(namesIn(clipboard([], "Our oven is from 1910."))).toEqual([]);
  expect(namesIn(null)).toEqual([]);
});
