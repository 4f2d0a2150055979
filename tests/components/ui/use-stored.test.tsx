import { readStored, writeStored } from "@/components/ui/use-stored";

afterEach(() => jest.restoreAllMocks());

test("a value is kept in memory if the browser's storage is full", () => {
  writeStored("width", "200");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

  writeStored("width", "300");

  expect(readStored("width")).toBe("300");
});

test("a value that was stored later replaces the one that was kept in memory", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeStored("height", "300");

  writeStored("height", "400");

  expect(readStored("height")).toBe("400");
  expect(localStorage.getItem("height")).toBe("400");
});
