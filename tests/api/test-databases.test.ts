test("the connection ends once a worker has its database", async () => {
  const response = await fetch(`${process.env.PLINTH_TEST_DATABASES}/${process.env.JEST_WORKER_ID}`);

  expect(response.headers.get("connection")).toBe("close");
});
