import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod";
import { ApiForm } from "@/components/form/api-form";
import { ImageField } from "@/components/form/image-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";

type Values = { logo: File | string | null };
const SAVED_URL = "https://plinth.example/files/logo";
const MESSAGE = "Please select an image.";
const schema = z.object({ logo: z.union([z.instanceof(File), z.string()], MESSAGE) });
const submit = jest.fn<Promise<void>, [Values]>();

beforeAll(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`; // jsdom lacks this function
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  submit.mockReset().mockResolvedValue();
});
afterEach(cleanup);

function Form({ logo, required }: { logo: string | null; required: boolean }) {
  const { form, onSubmit } = useApiForm<Values, void>({
    schema: async () => (required ? schema : schema.extend({ logo: schema.shape.logo.nullable() })),
    defaultValues: { logo },
    submit,
  });
  return (
    <ApiForm onSubmit={onSubmit}>
      <ImageField control={form.control} name="logo" label="Logo" required={required} />
      <SaveButton control={form.control} />
    </ApiForm>
  );
}

const show = ({ logo = null as string | null, required = true } = {}) =>
  render(<Form logo={logo} required={required} />);
const input = () => screen.getByTestId<HTMLInputElement>("logo-file");
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const picture = () => document.querySelector("img")?.getAttribute("src");
const png = new File(["x"], "new.png", { type: "image/png" });

test("a file is required if there is no image", async () => {
  show();
  await act(async () => undefined);

  expect([input().required, input().accept]).toEqual([true, "image/*"]);
  expect(picture()).toBeUndefined();
});

test("no file is required if there is an image", async () => {
  show({ logo: SAVED_URL });
  await act(async () => undefined);

  expect(input().required).toBe(false);
  expect(picture()).toBe(SAVED_URL);
});

test("a chosen image is shown and sent", async () => {
  show();
  choose(png);
  await waitFor(() => expect(picture()).toBe("blob:new.png"));

  await press("Save");

  await waitFor(() => expect(submit).toHaveBeenCalledWith({ logo: png }));
});

test("a file that is not an image is refused, and the current image stays", async () => {
  show({ logo: SAVED_URL });

  choose(new File(["x"], "notes.txt", { type: "text/plain" }));

  expect(await screen.findByText(MESSAGE)).toBeTruthy();
  expect(screen.getByLabelText("Logo").getAttribute("aria-invalid")).toBe("true");
  expect(picture()).toBe(SAVED_URL);
});

test("choosing an image after a refused file clears the error", async () => {
  show();
  choose(new File(["x"], "notes.txt", { type: "text/plain" }));
  await screen.findByText(MESSAGE);

  choose(png);

  await waitFor(() => expect(screen.queryByText(MESSAGE)).toBeNull());
});

test("removing a required image shows that an image is missing", async () => {
  show({ logo: SAVED_URL });

  await press("Remove");

  expect(await screen.findByText(MESSAGE)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
});

test("an image that is not required can be removed", async () => {
  show({ logo: SAVED_URL, required: false });

  await press("Remove");
  await press("Save");

  await waitFor(() => expect(submit).toHaveBeenCalledWith({ logo: null }));
});
