test("the server of the test databases closes the connection after its response", async () => {
  const response = await fetch(`${process.env.PLINTH_TEST_DATABASES}/${process.env.JEST_WORKER_ID}`);

  expect(response.headers.get("connection")).toBe("close");
});
