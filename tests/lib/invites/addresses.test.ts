import { issueTextIn } from "@/lib/http/issue-text";
import { splitAddresses } from "@/lib/invites/addresses";
import { inviteForm } from "@/lib/invites/invite-form";

describe("pasted addresses", () => {
  test.each([
    ["line breaks", "a@example.com\nb@example.com\r\n"],
    ["commas and semicolons", "a@example.com, b@example.com;"],
    ["spaces and tabs", "  a@example.com\tb@example.com "],
    ["names and no commas", "Ann <a@example.com> Bea <b@example.com>"],
    ["a name for only one of them", "a@example.com Bea <b@example.com>"],
    ["names as in an address book", '"Ann A." <a@example.com>, Bea <b@example.com>'],
  ])("with %s are split", (_, text) => {
    expect(splitAddresses(text)).toEqual(["a@example.com", "b@example.com"]);
  });

  test("are in lower case and without duplicates", () => {
    expect(splitAddresses("A@Example.com a@example.com")).toEqual(["a@example.com"]);
  });
});

describe("the form that invites people", () => {
  test("names an invalid address, in the reader's language", () => {
    const t = (text: string, values: object = {}) => `${text} ${JSON.stringify(values)}`;
    const emails = "ann@example.com, bea@";

    const { error } = inviteForm.safeParse({ emails, role_id: "1" }, { error: issueTextIn(t) });

    expect(error?.issues.map(({ message }) => message)).toEqual([
      ':address is not an email address. {"address":"bea@"}',
    ]);
  });

  const isValid = (emails: string) => inviteForm.safeParse({ emails, role_id: "1" }).success;
  const addresses = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.com`).join(" ");

  test("accepts twenty addresses and no more", () => {
    expect([isValid(addresses(20)), isValid(addresses(21))]).toEqual([true, false]);
  });

  test.each(["", " , ", "nobody", "a@example.com nobody"])("refuses %j", (emails) => {
    expect(isValid(emails)).toBe(false);
  });
});
