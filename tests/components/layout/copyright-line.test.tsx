import { cleanup, screen } from "@testing-library/react";
import { CopyrightLine } from "@/components/layout/copyright-line";
import { renderOnPage } from "../site/public-page";

const thisYear = new Date().getFullYear();

afterEach(cleanup);

test("a page rendered this year shows the server's text", () => {
  renderOnPage(<CopyrightLine siteName="Kiln Row" year={thisYear} text="From the server" />);
  expect(screen.getByText("From the server")).not.toBeNull();
});

test("a page cached last year shows this year", () => {
  renderOnPage(<CopyrightLine siteName="Kiln Row" year={thisYear - 1} text="Copyright of last year" />);
  expect(screen.getByText(`Copyright © ${thisYear} Kiln Row`)).not.toBeNull();
});
